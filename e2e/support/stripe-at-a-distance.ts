import type { BrowserContext, Page, Route } from '@playwright/test';

/** Responds in place of Stripe's hosts: no request leaves the machine, and the page's content security policy is tested with the hosts that Stripe lists. */
export class StripeAtADistance {
  /** Method and URL of all requests, without query. */
  readonly asked: string[] = [];

  static async standIn(context: BrowserContext): Promise<StripeAtADistance> {
    const stripe = new StripeAtADistance();
    await context.route(/^https:\/\/([\w-]+\.)*(stripe\.com|stripe\.network)\//, (route) => stripe.#answer(route));
    return stripe;
  }

  /** Sets the response for the card form of a page. */
  async willSay(page: Page, answer: object): Promise<void> {
    await page.evaluate((value) => void Reflect.set(window, 'stripeSays', value), answer);
  }

  #answer(route: Route): Promise<void> {
    const { origin, pathname } = new URL(route.request().url());
    this.asked.push(`${route.request().method()} ${origin}${pathname}`);
    if (pathname.endsWith('/stripe.js')) return route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS });
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: 'window.loadedFromStripe = true;' });
    if (route.request().resourceType() === 'document') return route.fulfill({ contentType: 'text/html', body: FORM });
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  }
}

/** The frame in which Stripe asks for the card. */
const FORM = '<!doctype html><html lang="en"><title>Secure payment input frame</title><label>Card number <input inputmode="numeric"></label></html>';

/** The part of Stripe.js that the card form uses. It requests every host that the real one does. */
const STRIPE_JS = `
(() => {
  const frame = (src, title) => Object.assign(document.createElement('iframe'), { src, title });
  const element = (handlers = {}) => ({
    mount(node) {
      const fields = frame('https://js.stripe.com/endive/elements-inner-payment.html', 'Secure payment input frame');
      fields.addEventListener('load', () => handlers.ready());
      node.append(fields);
      node.append(frame('https://b.js.stripe.com/endive/sandbox.html', 'Sandbox'));
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://b.js.stripe.com/endive/more.js' }));
    },
    on(event, handler) { handlers[event] = handler; return this; }, once() { return this; }, off() { return this; }, update() {}, destroy() {}, unmount() {},
  });
  window.Stripe = (key) => ({
    key,
    elements: (options) => ({ options, create: () => element(), getElement: () => null, update() {}, on() {}, submit: async () => ({}) }),
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    async confirmSetup({ elements, confirmParams }) {
      window.confirmed = { clientSecret: elements.options.clientSecret, returnUrl: confirmParams.return_url };
      await fetch('https://api.stripe.com/v1/setup_intents/seti_1/confirm', { method: 'POST' });
      const challenge = frame('https://hooks.stripe.com/3d_secure_2/hosted', '3D Secure');
      document.body.append(challenge);
      await new Promise((loaded) => challenge.addEventListener('load', loaded));
      challenge.remove();
      return window.stripeSays;
    },
  });
  window.Stripe.version = 'endive';
})();
`;
