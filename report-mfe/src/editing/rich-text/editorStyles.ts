// As files: the page's policy lets no style in that a script has written.
import '@ckeditor/ckeditor5-ui/dist/index-editor.css';
import '@ckeditor/ckeditor5-engine/dist/index-editor.css';
import '@ckeditor/ckeditor5-clipboard/dist/index-editor.css';
