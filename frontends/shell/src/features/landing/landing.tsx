import { type ComponentType, lazy } from 'react';

interface LandingProps {
  productName: string;
}

const load = () => import(/* webpackChunkName: "landing" */ './landing-page');
const Later = lazy<ComponentType<LandingProps>>(load);
let Ready: ComponentType<LandingProps> | null = null;

/** Loads the page's code before the first render, so that the app replaces the page in the HTML without a gap. */
export async function haveLanding(): Promise<void> {
  Ready = (await load()).default;
}

/** The landing page. Its code is a chunk of its own, so that signed-in golfers do not load it. */
export function Landing(props: LandingProps) {
  const Page = Ready ?? Later;
  return <Page {...props} />;
}
