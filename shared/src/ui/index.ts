/**
 * Design tokens and UI components without product terms: they only know their props, get all texts from the caller, and
 * fetch nothing.
 */
export * from './tokens.ts';
export { Badge, type BadgeProps, type BadgeTone } from './signs/Badge.tsx';
export {
  Button,
  type ButtonProps,
  ButtonLink,
  type ButtonLinkProps,
  buttonStyle,
  buttonStyleByTone,
  type ButtonTone,
} from './Button.tsx';
export { Card, type CardProps, type CardTone } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './choices/Checkbox.tsx';
export { type ChoiceExtra } from './choices/ChoiceCard.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './choices/ChoiceGroup.tsx';
export { ChoiceList, type Choice, type ChoiceListProps } from './choices/ChoiceList.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { FoldedChoices, type FoldedChoicesProps } from './choices/FoldedChoices.tsx';
export { DoneMark, type DoneMarkProps } from './signs/DoneMark.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Field, type FormFieldProps, type NativeFieldProps } from './fields/Field.tsx';
export {
  FieldIssue,
  FieldFrame,
  type FieldLabel,
  type FieldAriaProps,
} from './fields/FieldFrame.tsx';
export { FileChooser } from './fields/FileChooser.tsx';
export { FileDrop, type FileDropProps } from './fields/FileDrop.tsx';
export { FileIcon, type FileKind, fileTypeDisplay } from './signs/FileIcon.tsx';
export { bareControlStyle, fieldStyle, focusRing, printedTextStyle } from './fields/fieldStyle.ts';
export { growingTextAreaStyle, TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export {
  useTextInput,
  type TextDraftStore,
  type TextLimit,
  type TextVersionLabels,
} from './fields/useTextInput.ts';
export { TextVersionChoice } from './fields/TextVersionChoice.tsx';
export { usePageMark, type PageMark } from './usePageMark.ts';
export { saveStateStyle } from './saveStateStyle.ts';
export { GradeMark, type GradeMarkProps, type GradeMarkTone } from './signs/GradeMark.tsx';
export { GradeScale, type GradeScaleProps, type GradeTone } from './choices/GradeScale.tsx';
export { Icon, type IconName } from './signs/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { Initials, type InitialsProps } from './signs/Initials.tsx';
export { KeyCap, type KeyCapProps } from './signs/KeyCap.tsx';
export { Skeleton, Spinner } from './signs/Spinner.tsx';
export { BareInitials, TeamGrades, type TeamGradesProps } from './signs/TeamGrades.tsx';
export { LongText } from './LongText.tsx';
export { Notice, type NoticeTone, type NoticeProps } from './Notice.tsx';
export { enterTextAsTyped, replaceLineBreaksOnPaste } from './fields/replaceLineBreaksOnPaste.ts';
export { listNumberReadings, parseNumber } from './fields/parseNumber.ts';
export { NumberReadingChoice } from './fields/NumberReadingChoice.tsx';
export {
  useNumberInput,
  type NumberChangeCause,
  type NumberDraftStore,
  type NumberFormat,
  type NumberIssueOf,
} from './fields/useNumberInput.ts';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { RowList } from './RowList.tsx';
export { PageLinks, type PageLinksProps } from './PageLinks.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './signs/Progress.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { StickyNotice, type StickyNoticeProps } from './StickyNotice.tsx';
export { Switch, type SwitchProps } from './choices/Switch.tsx';
export { useSingleClick } from './choices/choiceGestures.ts';
export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { ToastStack, type ToastStackProps, type ToastView } from './overlays/ToastStack.tsx';
export { TileMap, type MapRow, type MapTile, type TileMapProps } from './TileMap.tsx';
export { Toggletip, type ToggletipProps } from './overlays/Toggletip.tsx';
export { VersionChoice } from './VersionChoice.tsx';
export { useSelectOnKeyboardFocus } from './fields/useSelectOnKeyboardFocus.ts';
export { focusFieldOfButton } from './focusField.ts';
export { runWhenIdle } from './runWhenIdle.ts';
