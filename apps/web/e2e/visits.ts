import { test as base, type BrowserContextOptions } from '@playwright/test';
import { House, type HouseWish } from './House.ts';
import { Visitor } from './Visitor.ts';

/** What somebody sits at. */
export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tinyPhone: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  smallPhone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 720 }, hasTouch: false },
  wideScreen: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const satisfies { readonly [name: string]: BrowserContextOptions };

/** Invites somebody with a device of their own. */
export type Invite = (name: string, device: keyof typeof DEVICES) => Promise<Visitor>;

/** A test with a house of known decks, and guests that come to it over the network. */
export const test = base.extend<{ invite: Invite }, { houseWish: HouseWish; house: House }>({
  houseWish: [{}, { scope: 'worker', option: true }],
  house: [
    async ({ houseWish }, use) => {
      const house = await House.open(houseWish);
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  invite: async ({ browser, browserName, house }, use, { title }) => {
    house.seeds.restart(title);
    const visitors: Visitor[] = [];
    await use(async (name, device) => {
      const { viewport, ...touch } = DEVICES[device];
      const hasTouch = touch.hasTouch && browserName === 'chromium';
      const context = await browser.newContext({
        viewport,
        // Firefox is driven without fingers: a phone is a small window there.
        ...(browserName === 'chromium' && touch),
        baseURL: house.origin,
        reducedMotion: 'reduce',
      });
      const visitor = new Visitor(name, context, hasTouch);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ context }) => context.close()));
  },
});
