/**
 * Design tokens and UI components without product terms: they only know their props, get all texts from the caller, and
 * fetch nothing.
 */
export * from './look.ts';
export { Badge, type BadgeProps, type BadgeTone } from './Badge.tsx';
export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { buttonStyle, buttonStyles, type ButtonTone } from './buttonStyle.ts';
export { Card, type CardProps, type CardTone } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { type ChoiceExtra } from './ChoiceCard.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { ChoiceList, type Choice, type ChoiceListProps } from './ChoiceList.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { Field, type FormFieldProps, type NativeFieldProps } from './Field.tsx';
export { FieldIssue } from './FieldIssue.tsx';
export { FieldFrame, type FieldLabel, type FieldAriaProps } from './FieldFrame.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { FileIcon, type FileKind } from './FileIcon.tsx';
export { fileTypeDisplay } from './fileTypeDisplay.ts';
export { bareControlStyle } from './bareControlStyle.ts';
export { fieldStyle } from './fieldStyle.ts';
export { focusRing } from './focusRing.ts';
export { growingStyle } from './growingStyle.ts';
export { saveStateStyle } from './saveStateStyle.ts';
export { GradeMark, type GradeMarkProps, type GradeMarkTone } from './GradeMark.tsx';
export { GradeScale, type GradeScaleProps, type GradeTone } from './GradeScale.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { KeyCap, type KeyCapProps } from './KeyCap.tsx';
export { LoadingText, type LoadingTextProps } from './LoadingText.tsx';
export { Notice, type NoticeTone, type NoticeProps } from './Notice.tsx';
export { parseNumber } from './parseNumber.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { Spinner } from './Spinner.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { ToastStack, type ToastStackProps, type ToastView } from './ToastStack.tsx';
export { Toggletip, type ToggletipProps } from './Toggletip.tsx';
export { useNumberInput, type NumberFormat } from './useNumberInput.ts';
export { VersionChoice } from './VersionChoice.tsx';
