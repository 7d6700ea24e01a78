import contract from '../shell-contract.json';

/**
 * The version of what the shell promises its remotes: what is shared, the providers around a screen, this package's own
 * interface, and the base styles (2: a button, a fieldset and a list look like nothing by themselves). Raise it in `shell-contract.json` when a remote built against the old promise would break. Every remote's manifest
 * states the version it was built against.
 */
export const SHELL_CONTRACT: number = contract.version;
