import type { Operation } from '@/lib/core/http/openapi';
import { Json } from './json';
import { typeset } from './typeset';

/** What any call may answer; the page says it once. */
export const EVERYWHERE = ['429', '500', '503'];

type Shape = { $ref?: string; type?: unknown; items?: Shape; properties?: Record<string, Shape> };

/** One call: what it takes, what it answers, and how it refuses. */
export function Call({ method, path, call }: { method: string; path: string; call: Operation }) {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = call;
  // What stands in the path is seen there, and the one header is the page's own chapter.
  const asked = parameters.filter((one) => one.in === 'query');
  const content = Object.entries(requestBody?.content ?? {})[0];
  const statuses = Object.keys(responses).filter((status) => !EVERYWHERE.includes(status));
  const success = statuses.find((status) => status < '300') ?? '200';
  return (
    <section>
      <h3 id={operationId}>
        <b>{method.toUpperCase()}</b> <code>{path}</code>
      </h3>
      <p>{typeset([`${summary}.`, description, sayLogin(security)].filter(Boolean).join(' '))}</p>
      {asked.length > 0 && (
        <ul>
          {asked.map((one) => (
            <li key={one.name}>
              <code>{one.name}</code>
              {typeset(sayParameter(one))}
            </li>
          ))}
        </ul>
      )}
      {content && content[1].example !== undefined && <Json value={content[1].example} />}
      {content?.[0] === 'multipart/form-data' && (
        <p>
          Un formulaire <code>multipart/form-data</code>, avec l’image dans{' '}
          <code>{Object.keys((content[1].schema as Shape).properties ?? {})[0]}</code>.
        </p>
      )}
      <p>
        Répond <strong>{success}</strong> <Answered answer={responses[success]} />
        {[...statuses.filter((status) => status !== success)]
          .map((status, at) => `${at === 0 ? ' ou ' : ', '}${status}`)
          .join('')}
        .
      </p>
    </section>
  );
}

function sayParameter(one: NonNullable<Operation['parameters']>[number]): string {
  const { required, description, schema } = one;
  const choices = Array.isArray(schema.enum) ? `\u202f: ${schema.enum.join(', ')}` : '';
  return `${required ? ', obligatoire' : ''}${choices}${description ? `\u202f: ${description}` : ''}`;
}

function sayLogin(security: Operation['security']): string {
  if (!security) return '';
  return security.some((one) => Object.keys(one).length === 0)
    ? 'Connexion facultative.'
    : 'Connexion requise.';
}

/** The named thing that is answered, or an example of what has no name. */
function Answered({ answer }: { answer: Operation['responses'][string] | undefined }) {
  const json = answer && 'content' in answer ? answer.content['application/json'] : undefined;
  const data = (json?.schema as Shape | undefined)?.properties?.data;
  const named = data?.$ref ?? data?.items?.$ref;
  if (!named) return <code>{JSON.stringify((json?.example as { data?: unknown } | undefined)?.data)}</code>;
  const name = named.split('/').at(-1);
  return (
    <>
      ({data?.items ? 'liste de ' : ''}
      <a href={`#${name}`}>{name}</a>)
    </>
  );
}
