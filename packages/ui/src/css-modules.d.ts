/** Stylesheets as the bundlers deliver them: a CSS Module's class names under their own names. */
declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
