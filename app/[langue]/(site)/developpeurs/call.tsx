import { useWords } from '#words';
import type { Words } from '@/components/words/words-of';
import type { Operation } from '@/lib/core/http/openapi';
import { Json } from './json';
import { typeset } from './typeset';

/** What any call may answer; the page says it once. */
export const EVERYWHERE = ['429', '500', '503'];

type Shape = { $ref?: string; type?: unknown; items?: Shape; properties?: Record<string, Shape> };

/** One call: what it takes, what it answers, and how it refuses. */
export function Call({ method, path, call }: { method: string; path: string; call: Operation }) {
  const words = useWords('textes/api');
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = call;
  // What stands in the path is seen there, and the one header is the page's own chapter.
  const asked = parameters.filter((one) => one.in === 'query');
  const content = Object.entries(requestBody?.content ?? {})[0];
  const statuses = Object.keys(responses).filter((status) => !EVERYWHERE.includes(status));
  const success = statuses.find((status) => status < '300') ?? '200';
  const others = statuses.filter((status) => status !== success);
  return (
    <section>
      <h3 id={operationId}>
        <b>{method.toUpperCase()}</b> <code>{path}</code>
      </h3>
      <p>{typeset([`${summary}.`, description, sayLogin(words, security)].filter(Boolean).join(' '))}</p>
      {asked.length > 0 && (
        <ul>
          {asked.map((one) => (
            <li key={one.name}>
              <code>{one.name}</code>
              {typeset(sayParameter(words, one))}
            </li>
          ))}
        </ul>
      )}
      {content && content[1].example !== undefined && <Json value={content[1].example} />}
      {content?.[0] === 'multipart/form-data' && (
        <p>
          {words.rich(
            'formulaire',
            { c: (text) => <code>{text}</code> },
            { champ: Object.keys((content[1].schema as Shape).properties ?? {})[0] ?? '' },
          )}
        </p>
      )}
      <p>
        {words.rich(
          others.length > 0 ? 'repondOu' : 'repond',
          {
            b: (text) => <strong>{text}</strong>,
            quoi: () => <Answered answer={responses[success]} />,
          },
          { code: success, nom: '', autres: others.join(', ') },
        )}
      </p>
    </section>
  );
}

function sayParameter(words: Words<'textes/api'>, one: NonNullable<Operation['parameters']>[number]): string {
  const { required, description, schema } = one;
  const choices = Array.isArray(schema.enum) ? words('precision', { texte: schema.enum.join(', ') }) : '';
  const said = description ? words('precision', { texte: description }) : '';
  return `${required ? words('obligatoire') : ''}${choices}${said}`;
}

function sayLogin(words: Words<'textes/api'>, security: Operation['security']): string {
  if (!security) return '';
  return words(security.some((one) => Object.keys(one).length === 0) ? 'facultative' : 'requise');
}

/** The named thing that is answered, or an example of what has no name. */
function Answered({ answer }: { answer: Operation['responses'][string] | undefined }) {
  const words = useWords('textes/api');
  const json = answer && 'content' in answer ? answer.content['application/json'] : undefined;
  const data = (json?.schema as Shape | undefined)?.properties?.data;
  const named = data?.$ref ?? data?.items?.$ref;
  if (!named) return <code>{JSON.stringify((json?.example as { data?: unknown } | undefined)?.data)}</code>;
  const name = named.split('/').at(-1) ?? '';
  return words.rich(
    data?.items ? 'liste' : 'objet',
    { a: (text) => <a href={`#${name}`}>{text}</a> },
    { nom: name },
  );
}
