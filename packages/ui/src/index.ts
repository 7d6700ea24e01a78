/** The main entry point of the design system. Only the host page also loads `@fairshare/ui/reset.css` and `@fairshare/ui/tokens.css`. */

export { AppHeader } from './app-header/app-header';
export { AppNav } from './app-nav/app-nav';
export { preloadNavPicker } from './app-nav/nav-picker';
export { Badge, type BadgeVariant } from './badge/badge';
export { Banner } from './banner/banner';
export { Button, type ButtonVariant } from './button/button';
export { Checkbox } from './checkbox/checkbox';
export { ChipGroup, ChipToggle } from './chip/chip';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { ConnectionDot } from './connection-dot/connection-dot';
export { type DataColumn } from './data-table/columns';
export { DataTable } from './data-table/data-table';
export { dateFormat } from './dates/date-format';
export { type HowChosen } from './data-table/row-choice';
export { Dialog, type DialogProps } from './dialog/dialog';
export { FormDialog } from './dialog/form-dialog';
export { Disclosure } from './disclosure/disclosure';
export { DivergingBar } from './diverging-bars/diverging-bar';
export { DivergingBars } from './diverging-bars/diverging-bars';
export { EmptyState } from './empty-state/empty-state';
export { ErrorState } from './empty-state/error-state';
export { HoleGrid, type HoleGridProps, type HoleState } from './hole-grid/hole-grid';
export { useIsWide } from './hooks/use-is-wide';
export { useMedia } from './hooks/use-media';
export { afterSheets, isSheetEntry } from './hooks/use-back-closes';
export { IconButton } from './icon-button/icon-button';
export { AppFrame } from './layout/app-frame';
export { ActionBar, Card, Page, Row, Section, SplitView, Stack } from './layout/page';
export { LinkButton } from './link-button/link-button';
export { List, ListRow, type ListRowProps } from './list/list';
export { Menu, MenuFold, MenuHeader, MenuItem, MenuSeparator, MenuSetting } from './menu/menu';
export { formatMoney, formatSignedMoney, groupThousands, moneyWords } from './money/money-words';
export { Money } from './money/money';
export { useHandOver } from './motion/use-hand-over';
export { useMoveOnChange } from './motion/use-moves';
export { Note } from './note/note';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { PasswordField } from './password-field/password-field';
export { EmailAddress } from './email-address/email-address';
export { PaymentCard } from './payment-card/payment-card';
export { scalePhoto } from './photo/scale-photo';
export { PlayerBadge, type PlayerBadgeProps } from './player/player-badge';
export { PlayerName } from './player/player-name';
export { PlayerRow } from './player/player-row';
export { graphemes, isolated } from './shared/letters';
export { contrastRatio, textOnColor } from './player/text-on-color';
export { PopoverPicker } from './popover-picker/popover-picker';
export { ProgressBar } from './progress-bar/progress-bar';
export { RadioChips } from './radio-chips/radio-chips';
export { SaveStatus, type SaveState } from './save-status/save-status';
export { ScoreMark } from './score-mark/score-mark';
export { SegmentedControl } from './segmented-control/segmented-control';
export { Select } from './select/select';
export { meFirst, type PlayerLook } from './shared/player-look';
export { Skeleton, SkeletonList } from './skeleton/skeleton';
export { Spinner } from './spinner/spinner';
export { Stepper, type StepperProps } from './stepper/stepper';
export { Switch } from './switch/switch';
export { TextField } from './text-field/text-field';
export { ToastContext, useToast, type ToastFace } from './toast/toast-context';
export { useResolved } from './toast/use-resolved';
export { ToastProvider } from './toast/toast-provider';
export { TOAST_DURATION_MS, TOAST_LIMIT, type ToastContent } from './toast/toast-store';
export { Tooltip, TooltipProvider } from './tooltip/tooltip';
export { VisuallyHidden } from './visually-hidden/visually-hidden';

/** The product's icons: one set, one stroke. Add to the list when a screen needs another. */
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BellIcon,
  BookOpenIcon,
  CameraIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleDashedIcon,
  CircleQuestionMarkIcon,
  CircleUserRoundIcon,
  ClipboardCopyIcon,
  ClipboardPasteIcon,
  CloudUploadIcon,
  CopyIcon,
  CreditCardIcon,
  DownloadIcon,
  EllipsisVerticalIcon,
  FlagIcon,
  FlagTriangleRightIcon,
  GraduationCapIcon,
  HandCoinsIcon,
  InfoIcon,
  KeyRoundIcon,
  LayersIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  QrCodeIcon,
  SearchIcon,
  Share2Icon,
  ShieldCheckIcon,
  ShuffleIcon,
  SunIcon,
  TargetIcon,
  Trash2Icon,
  TriangleAlertIcon,
  TrophyIcon,
  Undo2Icon,
  UserPlusIcon,
  UserRoundIcon,
  UsersIcon,
  WifiOffIcon,
  XIcon,
} from 'lucide-react';
