// The styles are imported as files, because the Content-Security-Policy blocks styles that a script inserts.
import '@ckeditor/ckeditor5-clipboard/dist/index-editor.css';
import '@ckeditor/ckeditor5-engine/dist/index-editor.css';
import '@ckeditor/ckeditor5-ui/dist/index-editor.css';
import './licenceNote.css';
