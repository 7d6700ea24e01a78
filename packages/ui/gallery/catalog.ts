import { appFrame } from './entries/app-frame';
import { badge } from './entries/badge';
import { banner } from './entries/banner';
import { button } from './entries/button';
import { cardAnimal } from './entries/card-animal';
import { checkbox } from './entries/checkbox';
import { chip } from './entries/chip';
import { connectionDot } from './entries/connection-dot';
import { dataTable, emailAddress } from './entries/data-table';
import { confirmDialog, dialog } from './entries/dialog';
import { disclosure } from './entries/disclosure';
import { emptyState, errorState } from './entries/empty-state';
import { holeGrid } from './entries/hole-grid';
import { iconButton } from './entries/icon-button';
import { icons } from './entries/icons';
import { card, page, row, visuallyHidden } from './entries/layout';
import { legalTexts } from './entries/legal-texts';
import { linkButton } from './entries/link-button';
import { list } from './entries/list';
import { divergingBars, money, paymentCard } from './entries/money';
import { numberField } from './entries/number-field';
import { passwordField } from './entries/password-field';
import { playerBadge, playerName, playerRow } from './entries/player';
import { menu, menuFold, popoverPicker, tooltip } from './entries/popups';
import { radioChips } from './entries/radio-chips';
import { saveStatus } from './entries/save-status';
import { holeScreen, payoutsScreen } from './entries/screens';
import { scoreMark } from './entries/score-mark';
import { segmentedControl } from './entries/segmented-control';
import { select } from './entries/select';
import { stepper } from './entries/stepper';
import { switchEntry } from './entries/switch';
import { textField } from './entries/text-field';
import { toast } from './entries/toast';
import { progressBar, skeleton, spinner } from './entries/waiting';
import type { Entry } from './entry';

/** All entries of the gallery, in the order in which they are shown. Every component needs an entry, which a test checks. */
export const CATALOG: readonly Entry[] = [
  ...[appFrame, page, card, row],
  ...[button, linkButton, iconButton, menu, menuFold, popoverPicker, tooltip],
  ...[textField, numberField, passwordField, select, checkbox, switchEntry],
  ...[stepper, radioChips, segmentedControl, chip],
  ...[holeGrid, playerBadge, playerName, playerRow, scoreMark],
  ...[money, paymentCard, divergingBars, disclosure],
  ...[list, dataTable, emailAddress, badge],
  ...[banner, toast, dialog, confirmDialog],
  ...[saveStatus, connectionDot, spinner, skeleton, progressBar],
  ...[emptyState, errorState],
  ...[visuallyHidden, icons, legalTexts, cardAnimal],
  ...[holeScreen, payoutsScreen],
];

/** The id of an entry's section on the page: "ChipToggle, ChipGroup" has "chiptoggle-chipgroup". */
export const anchorOf = ({ title }: Entry): string => title.toLowerCase().replaceAll(/\W+/g, '-');
