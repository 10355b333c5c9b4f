import { useWords } from '#words';
import { apiDocument } from '@/app/api/document';
import { Still } from '@/components/page/still';
import { cx } from '@/components/ui/cx';
import { ERROR_STATUS, type ErrorCode } from '@/lib/core/errors';
import { exampleOf } from '@/lib/core/http/example';
import { REASONS } from '@/lib/core/http/failures';
import { KEY_HOURS } from '@/lib/core/http/key-hours';
import type { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { Call, EVERYWHERE } from './call';
import { anchor, Contents } from './contents';
import { Code, Json } from './json';
import styles from './page.module.css';
import { typeset } from './typeset';

/** All of the API's document in words, its calls' address being `api`. */
export function ReadOut({ api, metadata }: { api: string; metadata: ReturnType<typeof textMetadata> }) {
  const words = useWords('textes/api');
  const { paths, tags, components } = apiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return (
    <TextPage
      metadata={metadata}
      title={words('titre')}
      subtitle={words('sousTitre', { nombre: calls.length })}
      beside={<Contents tags={tags.map(({ name }) => name)} />}
    >
      <Still className={cx(styles.page, 'space-y-4')}>
        <p>{words.rich('machines', { a: openApi })}</p>
        <ul>
          {tags.map(({ name, description }) => (
            <li key={name}>
              {words.rich(
                'element',
                { a: (text) => <a href={`#${anchor(name)}`}>{text}</a> },
                { nom: name, texte: typeset(description) },
              )}
            </li>
          ))}
        </ul>

        <h2 id="connexion-avec-curl">{words('seConnecter')}</h2>
        <p>{words('jeton')}</p>
        <Code>{loginWithCurl(api)}</Code>

        <h2 id="reponses">{words('reponses')}</h2>
        <p>{words.rich('reponsesTexte', { c }, { succes: '{ "status": "success", "data": … }' })}</p>
        <Json value={exampleOf(components.schemas.Error ?? {}, components.schemas)} />
        <ul>
          {(Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => (
            <li key={code}>
              <strong>{ERROR_STATUS[code]}</strong> <code>{code}</code>
              {words('precision', { texte: typeset(REASONS[code]) })}
            </li>
          ))}
        </ul>

        <p>{words('partout', { codes: EVERYWHERE.join(', ') })}</p>

        <h2 id="limites">{words('limites')}</h2>
        <p>{words.rich('limitesTexte', { c }, { heures: KEY_HOURS })}</p>

        {tags.map(({ name }) => (
          <section key={name}>
            <h2 id={anchor(name)}>{name}</h2>
            {calls
              .filter(({ call }) => call.tags.includes(name))
              .map((one) => (
                <Call key={one.call.operationId} {...one} />
              ))}
          </section>
        ))}

        <h2 id="objets">{words('objets')}</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <section key={name}>
            <h3 id={name}>{name}</h3>
            <p>{typeset(String(schema.description ?? ''))}</p>
            <Json value={exampleOf(schema, components.schemas)} />
          </section>
        ))}
      </Still>
    </TextPage>
  );
}

const c = (text: string) => <code>{text}</code>;
const openApi = (text: string) => <a href="/api/openapi.json">{text}</a>;

const loginWithCurl = (api: string) => `curl ${api}/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"vous@exemple.fr","password":"…"}'

curl ${api}/users/me -H 'Authorization: Bearer LE_JETON'`;
