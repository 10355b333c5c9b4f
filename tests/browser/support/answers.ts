import type {
  APIRequest,
  APIRequestContext,
  APIResponse,
  Browser,
  BrowserContext,
  Response,
} from '@playwright/test';
import type { OpenApiDocument } from '@/lib/core/http/openapi';
import { readDocument } from '../../support/api-document';

type Read = ReturnType<typeof readDocument> & {
  /** The path of the document that an address is one of; names come before placeholders. */
  pathOf: (address: string) => string | undefined;
};

const DOCUMENT = '/api/openapi.json';

let known: Promise<Read> | undefined;

/** The site's own description of its API, read once per worker. */
function readApi(origin: string): Promise<Read> {
  known ??= fetch(origin + DOCUMENT).then(async (answer) => {
    const document = (await answer.json()) as OpenApiDocument;
    const patterns = Object.keys(document.paths)
      .sort((one, other) => one.split('{').length - other.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
    const pathOf = (address: string) => patterns.find(({ pattern }) => pattern.test(address))?.path;
    return { ...readDocument(document), pathOf };
  });
  return known;
}

/** What is said of an address or a method that the API does not have, at no call of the document: a test may try such, a page may not. */
const REFUSAL = { $ref: '#/components/schemas/Error' };

/** What is wrong with an answer; nothing where its text cannot be read any more, since its page has gone. */
async function problemsOf(
  response: Response | APIResponse,
  method: string,
  origin: string,
  triedByTest: boolean,
): Promise<string[]> {
  const body = await response.json().catch(() => undefined);
  if (body === undefined) return [];
  const { pathname } = new URL(response.url());
  const api = await readApi(origin);
  const [status, path] = [response.status(), api.pathOf(pathname.replace(/^\/api/, ''))];
  const call = `${method} ${pathname} ${status}`;
  const isUnknown = triedByTest && (path ? status === 405 : status === 404);
  if (!path && !isUnknown) return [`${call}: the document does not name this address`];
  const problems =
    path && !isUnknown
      ? api.problemsOf(method.toLowerCase(), path, status, body)
      : api.problems(REFUSAL, body);
  return problems.map((problem) => `${call}: ${problem}`);
}

/** Holds every JSON that the API answers, to browsers and to a test's own calls, against its own description. */
export function watchAnswers(origin: string) {
  const checks: Promise<string[]>[] = [];
  const check = (response: Response | APIResponse, method: string, triedByTest = false) => {
    const isJson = response.headers()['content-type']?.startsWith('application/json');
    if (isJson && response.url().startsWith(`${origin}/api/`) && !response.url().endsWith(DOCUMENT))
      checks.push(problemsOf(response, method, origin, triedByTest));
  };
  // All of its methods go through `fetch`.
  const watchCalls = (calls: APIRequestContext) => {
    const fetch = calls.fetch.bind(calls);
    calls.fetch = async (asked, options) => {
      const response = await fetch(asked, options);
      check(response, options?.method ?? (typeof asked === 'string' ? 'GET' : asked.method()), true);
      return response;
    };
  };
  const watch = (context: BrowserContext) => {
    context.on('response', (response) => check(response, response.request().method()));
    watchCalls(context.request);
  };
  return {
    watch,
    watchCalls,
    /** Also what a test makes of its own from now on, until the function that it answers is called. */
    watchNew(browser: Browser, calls: APIRequest): () => void {
      const made = { browser: browser.newContext, calls: calls.newContext };
      browser.newContext = async (...options) => {
        const context = await made.browser.apply(browser, options);
        watch(context);
        return context;
      };
      calls.newContext = async (...options) => {
        const context = await made.calls.apply(calls, options);
        watchCalls(context);
        return context;
      };
      return () => {
        browser.newContext = made.browser;
        calls.newContext = made.calls;
      };
    },
    problems: async () => (await Promise.all(checks)).flat(),
  };
}
