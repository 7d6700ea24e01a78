/** The one public face of the design system. The host page alone also loads `@fairshare/ui/reset.css` and `@fairshare/ui/tokens.css`. */

export { AppHeader, type AppHeaderProps } from './app-header/app-header';
export { AppNav, type AppNavProps } from './app-nav/app-nav';
export { type AppNavItem, type AppNavPicker } from './app-nav/nav-item';
export { preloadNavPicker } from './app-nav/nav-picker';
export { Badge, type BadgeProps, type BadgeVariant } from './badge/badge';
export { Banner, type BannerProps, type BannerTone } from './banner/banner';
export { Button, type ButtonProps, type ButtonVariant } from './button/button';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { Chip, ChipGroup, ChipToggle, type ChipGroupProps, type ChipProps, type ChipToggleProps } from './chip/chip';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { ConnectionDot, type ConnectionDotProps } from './connection-dot/connection-dot';
export { type DataColumn, type SortOrder } from './data-table/columns';
export { DataTable, type DataTableProps } from './data-table/data-table';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { DivergingBars, type DivergingBarsEntry, type DivergingBarsProps } from './diverging-bars/diverging-bars';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './empty-state/error-state';
export { HoleGrid, type HoleGridProps, type HoleState } from './hole-grid/hole-grid';
export { WIDE_SCREEN, useIsWide, useMediaQuery, useReducedMotion } from './hooks/use-media-query';
export { afterSheets, isSheetEntry, useBackCloses } from './hooks/use-back-closes';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { AppFrame, type AppFrameProps, showNews } from './layout/app-frame';
export {
  ActionBar,
  Card,
  Page,
  Section,
  SplitView,
  Stack,
  type CardProps,
  type PageProps,
  type SectionProps,
} from './layout/page';
export { LinkButton, type LinkButtonProps } from './link-button/link-button';
export { List, ListRow, type ListRowProps } from './list/list';
export { Menu, MenuHeader, MenuItem, MenuSeparator, type MenuItemProps, type MenuProps } from './menu/menu';
export { formatMoney, formatSignedMoney, groupThousands, moneyWords } from './money/money-words';
export { Money, type MoneyProps } from './money/money';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { PaymentCard, type PaymentCardProps } from './payment-card/payment-card';
export { PlayerBadge, type PlayerBadgeProps } from './player/player-badge';
export { PlayerName, type PlayerNameProps } from './player/player-name';
export { PlayerRow, type PlayerRowProps } from './player/player-row';
export { contrastRatio, textOnColor } from './player/text-on-color';
export { PopoverPicker, type PickerOption, type PopoverPickerProps } from './popover-picker/popover-picker';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { RadioChips, type RadioChipsOption, type RadioChipsProps } from './radio-chips/radio-chips';
export { SaveStatus, type SaveState, type SaveStatusProps } from './save-status/save-status';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control/segmented-control';
export { Select, type SelectProps } from './select/select';
export { type Choice } from './shared/choice';
export { type PlayerLook } from './shared/player-look';
export { Skeleton, SkeletonList, type SkeletonListProps, type SkeletonProps } from './skeleton/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { Stepper, type StepperProps } from './stepper/stepper';
export { Switch, type SwitchProps } from './switch/switch';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { ToastContext, useToast, type ToastFace } from './toast/toast-context';
export { useMended } from './toast/use-mended';
export { ToastProvider } from './toast/toast-provider';
export {
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type ToastAction,
  type ToastContent,
  type ToastTone,
} from './toast/toast-store';
export {
  TOOLTIP_OPEN_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  Tooltip,
  TooltipProvider,
  type TooltipProps,
} from './tooltip/tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden';

/** The product's icons: one set, one stroke. Add to the list when a screen needs another. */
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BookOpenIcon,
  CalendarIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleUserRoundIcon,
  CircleXIcon,
  ClipboardCopyIcon,
  ClockIcon,
  CopyIcon,
  CreditCardIcon,
  DollarSignIcon,
  DownloadIcon,
  EllipsisVerticalIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  FlagTriangleRightIcon,
  GraduationCapIcon,
  HandCoinsIcon,
  HistoryIcon,
  HouseIcon,
  InfoIcon,
  KeyRoundIcon,
  LayersIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MinusIcon,
  PencilIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  RefreshCwIcon,
  ScaleIcon,
  SearchIcon,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  ShuffleIcon,
  SmartphoneIcon,
  SparklesIcon,
  TargetIcon,
  Trash2Icon,
  TriangleAlertIcon,
  TrophyIcon,
  Undo2Icon,
  UserPlusIcon,
  UserRoundIcon,
  UsersIcon,
  WalletIcon,
  WifiIcon,
  WifiOffIcon,
  XIcon,
} from 'lucide-react';
