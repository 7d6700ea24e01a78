/** Sets the window's width, for media queries with a minimum width in pixels. jsdom has no layout, so nothing scrolls either. */
export function openWindow(width: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  Element.prototype.scrollIntoView = () => undefined;
}
