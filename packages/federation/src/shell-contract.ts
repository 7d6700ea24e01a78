import contract from '../shell-contract.json';

/**
 * The version of what the shell promises its remotes: the shared modules, the providers around a screen, this package's own
 * interface, and the base styles (2: buttons, fieldsets and lists have no look of their own). Raise it in `shell-contract.json`
 * when a remote built against the old promise would break. Every remote's manifest states the version it was built against.
 */
export const SHELL_CONTRACT: number = contract.version;
