import { UsersIcon } from '@fairshare/ui';
import { SheetButton } from '../sheet-button';
import { COULD_NOT_CHANGE, WHO_PLAYS } from './texts';

/** Opens the roster sheet. */
export const RosterButton = () => <SheetButton icon={<UsersIcon aria-hidden />} label={WHO_PLAYS} load={() => import('./roster-dialog')} couldNot={COULD_NOT_CHANGE} />;
