/** The window's width, for the media queries that ask for at least so many pixels. There are no layouts here, so nothing scrolls either. */
export function openWindow(width: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  Element.prototype.scrollIntoView = () => undefined;
}
