/**
 * Design tokens and UI components without product terms: they only know their props, get all texts from the caller, and
 * fetch nothing.
 */
export * from './look.ts';
export { Badge, type BadgeProps, type BadgeTone } from './Badge.tsx';
export {
  Button,
  type ButtonProps,
  ButtonLink,
  type ButtonLinkProps,
  buttonStyle,
  buttonStyles,
  type ButtonTone,
} from './Button.tsx';
export { Card, type CardProps, type CardTone } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { type ChoiceExtra } from './ChoiceCard.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { ChoiceList, type Choice, type ChoiceListProps } from './ChoiceList.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { Field, type FormFieldProps, type NativeFieldProps } from './Field.tsx';
export { FieldIssue, FieldFrame, type FieldLabel, type FieldAriaProps } from './FieldFrame.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { FileIcon, type FileKind, fileTypeDisplay } from './FileIcon.tsx';
export { bareControlStyle, fieldStyle, focusRing } from './fieldStyle.ts';
export { growingStyle, TextArea, type TextAreaProps } from './TextArea.tsx';
export { saveStateStyle } from './saveStateStyle.ts';
export { GradeMark, type GradeMarkProps, type GradeMarkTone } from './GradeMark.tsx';
export { GradeScale, type GradeScaleProps, type GradeTone } from './GradeScale.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { KeyCap, type KeyCapProps } from './KeyCap.tsx';
export { LoadingText, type LoadingTextProps, Spinner } from './Spinner.tsx';
export { Notice, type NoticeTone, type NoticeProps } from './Notice.tsx';
export { parseNumber, useNumberInput, type NumberFormat } from './useNumberInput.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './ProgressBar.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { ToastStack, type ToastStackProps, type ToastView } from './ToastStack.tsx';
export { Toggletip, type ToggletipProps } from './Toggletip.tsx';
export { VersionChoice } from './VersionChoice.tsx';
