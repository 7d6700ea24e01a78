import { useChange } from '../../../shared/use-change';
import { COULD_NOT_RELEASE } from './button-texts';
import { releaseLinkMutation } from './link-calls';

/** Releases a player's link from the browser that opened it, so that another browser can open it. */
export const useLetIn = () => useChange(releaseLinkMutation(), COULD_NOT_RELEASE, { titled: false });
