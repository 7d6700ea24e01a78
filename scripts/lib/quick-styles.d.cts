declare function quickenStyles(window: object): void;
export = quickenStyles;
