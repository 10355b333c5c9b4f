import { defineConfig, devices } from '@playwright/test';

// What takes a quarter of an hour: only when it is asked for (npm run test:controls, npm run test:screens).
const LONG = ['every-control', 'every-screen'].filter(
  (one) => !process.argv.some((asked) => asked.includes(one)),
);

// What the shell has not got: pages kept whole on the way back, notifications of the device, a camera.
const WHOLE = ['back-forward', 'every-control', 'push', 'remises'];
const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
const launched = (file: string | undefined) => ({
  launchOptions: { ...(file ? { executablePath: file } : {}), args: ARGS },
});

// The server is already running (npm test starts the production build on a database of its own and says where).
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.test/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Each step has its own limit, far from what it takes on a busy machine; a test's is for the sum of a long journey.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Who signs in gets one; only the tests about it want it between them and what the site answers.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // No snapshots: taking them slows every step by a third, and fetches blob: pictures against the page's own policy.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
  // A browser that never has a window takes two thirds of the time.
  projects: [
    {
      name: 'shell',
      testIgnore: specs([...LONG, ...WHOLE]),
      use: launched(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH),
    },
    {
      name: 'whole',
      testMatch: specs(WHOLE),
      testIgnore: specs(LONG),
      use: launched(process.env.CHROMIUM_PATH),
    },
  ],
});
