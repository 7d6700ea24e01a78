import type { Compiler } from 'webpack';

export declare class KeepTwoReleasesPlugin {
  apply(compiler: Compiler): void;
}
