import contract from '../shell-contract.json';

/**
 * The version of what the shell promises its remotes: what is shared, the providers around a screen, and this package's own
 * interface. Raise it in `shell-contract.json` when a remote built against the old promise would break. Every remote's manifest
 * states the version it was built against.
 */
export const SHELL_CONTRACT: number = contract.version;
