import { useChange } from '../../../shared/use-change';
import { COULD_NOT_RELEASE } from './button-texts';
import { releaseLinkMutation } from './link-calls';

/** Shuts out the browser that has opened a player's link, so that another one may. */
export const useLetIn = () => useChange(releaseLinkMutation(), COULD_NOT_RELEASE, { titled: false });
