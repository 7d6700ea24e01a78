import { BookOpenIcon } from '@fairshare/ui';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import { SheetButton } from '../sheet-button';

/** Opens the sheet of the round's house rules. */
export const RulesButton = () => <SheetButton icon={<BookOpenIcon aria-hidden />} label={HOUSE_RULES} load={() => import('./rules-dialog')} couldNot={COULD_NOT_SAVE_RULES} />;
