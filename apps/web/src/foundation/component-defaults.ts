import type {
  ActionIconProps,
  AlertProps,
  BadgeProps,
  CardProps,
  CloseButtonProps,
  ComboboxProps,
  DrawerProps,
  InputWrapperProps,
  MantineThemeComponents,
  MenuProps,
  ModalProps,
  NotificationProps,
  NumberInputProps,
  PaperProps,
  PasswordInputProps,
  PopoverProps,
  SelectProps,
  SwitchProps,
  TableProps,
  TextareaProps,
  TooltipProps,
} from '@mantine/core';

const quick = { duration: 120 };
const closeButtonProps = { 'aria-label': 'Fechar' };
const overlayProps = { backgroundOpacity: 0.45 };
// Mantine's <header> would count as a second banner of the page.
const attributes = { header: { role: 'none' } };

/**
 * How Mantine's components look and behave here when nobody says otherwise. Only their types are
 * imported: the components themselves stay in the chunks of the areas that use them.
 */
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 36 }),
  Alert: defaults<AlertProps>({ variant: 'light', radius: 'lg' }),
  Badge: defaults<BadgeProps>({ variant: 'light', tt: 'none', fw: 600 }),
  Card: defaults<CardProps>({ withBorder: true, radius: 'lg', padding: 'md' }),
  CloseButton: defaults<CloseButtonProps & { 'aria-label': string }>({
    ...closeButtonProps,
    size: 36,
    iconSize: 20,
  }),
  Combobox: defaults<ComboboxProps>({
    // A list waits hidden, where it has no width to be centred by: it would open half off a phone,
    // which then widens the page, moves the field, hides the list again, and so on for ever.
    position: 'bottom-start',
  }),
  Drawer: defaults<DrawerProps>({
    closeButtonProps,
    overlayProps,
    attributes,
    transitionProps: quick,
    position: 'right',
  }),
  InputWrapper: defaults<InputWrapperProps>({
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  }),
  Menu: defaults<MenuProps>({
    shadow: 'md',
    position: 'bottom-end',
    transitionProps: quick,
    // The placeholder is a child that a menu may not have.
    withInitialFocusPlaceholder: false,
  }),
  Modal: {
    ...defaults<ModalProps>({
      centered: true,
      radius: 'lg',
      padding: 'lg',
      closeButtonProps,
      overlayProps,
      attributes,
      transitionProps: { ...quick, transition: 'pop' },
    }),
    classNames: (_theme: unknown, props: ModalProps) =>
      isQuestion(props.size) ? {} : { root: 'fills-phone' },
  },
  Notification: defaults<NotificationProps>({ radius: 'lg' }),
  NumberInput: defaults<NumberInputProps>({
    decimalSeparator: ',',
    thousandSeparator: '.',
    allowNegative: false,
    hideControls: true,
  }),
  Paper: defaults<PaperProps>({ radius: 'lg' }),
  PasswordInput: defaults<PasswordInputProps>({
    visibilityToggleButtonProps: { 'aria-label': 'Mostrar ou ocultar a senha' },
  }),
  Popover: defaults<PopoverProps>({ shadow: 'md', radius: 'lg', transitionProps: quick }),
  Select: defaults<SelectProps>({
    nothingFoundMessage: 'Nada encontrado',
    checkIconPosition: 'right',
  }),
  Switch: defaults<SwitchProps>({ withThumbIndicator: false, size: 'md' }),
  Table: defaults<TableProps>({ verticalSpacing: 10, horizontalSpacing: 16 }),
  Textarea: defaults<TextareaProps>({ autosize: true, minRows: 3 }),
  Tooltip: defaults<TooltipProps>({ openDelay: 700, transitionProps: quick }),
};

function defaults<Props>(defaultProps: Partial<Props>): { defaultProps: Partial<Props> } {
  return { defaultProps };
}

/** A short question stays in the middle of a phone; anything to fill in takes its whole screen. */
function isQuestion(size: ModalProps['size']): boolean {
  return size === 'xs' || size === 'sm';
}
