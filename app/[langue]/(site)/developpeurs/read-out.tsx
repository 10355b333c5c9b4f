import { apiDocument } from '@/app/api/document';
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
  const { paths, tags, components } = apiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return (
    <TextPage
      metadata={metadata}
      title="Développeurs"
      subtitle={`Tout ce que fait le site passe par cette API. ${calls.length} appels, une seule forme de réponse.`}
      beside={<Contents tags={tags.map(({ name }) => name)} />}
    >
      <div className={cx(styles.page, 'space-y-4')}>
        <p>
          Le même document pour les machines&#8239;: <a href="/api/openapi.json">openapi.json</a> (OpenAPI
          3.1). Poids en kg, prix en euros, dates ISO 8601 avec leur fuseau. De nouveaux champs peuvent
          s’ajouter aux réponses&#8239;: ignorez ceux que vous ne connaissez pas.
        </p>
        <ul>
          {tags.map(({ name, description }) => (
            <li key={name}>
              <a href={`#${anchor(name)}`}>{name}</a>&#8239;: {typeset(description)}
            </li>
          ))}
        </ul>

        <h2 id="connexion-avec-curl">Se connecter</h2>
        <p>La connexion rend un jeton, à envoyer avec chaque appel qui le demande.</p>
        <Code>{loginWithCurl(api)}</Code>

        <h2 id="reponses">Réponses, listes et erreurs</h2>
        <p>
          Un succès répond <code>{'{ "status": "success", "data": … }'}</code>. Une liste ajoute{' '}
          <code>meta.nextCursor</code>&#8239;: donnez-le en <code>cursor</code> pour la page suivante, jusqu’à{' '}
          <code>null</code>&#8239;; <code>limit</code> va de 1 à 100. Un refus répond&#8239;:
        </p>
        <Json value={exampleOf(components.schemas.Error ?? {}, components.schemas)} />
        <ul>
          {(Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => (
            <li key={code}>
              <strong>{ERROR_STATUS[code]}</strong> <code>{code}</code>&#8239;: {typeset(REASONS[code])}
            </li>
          ))}
        </ul>

        <p>Tout appel peut répondre {EVERYWHERE.join(', ')}&#8239;; le reste est dit à chacun.</p>

        <h2 id="limites">Limites et envois répétés</h2>
        <p>
          Les appels sont comptés par adresse et par compte. Au-delà, la réponse est 429 et{' '}
          <code>Retry-After</code> dit combien de secondes attendre&#8239;; 503 de même. Une création accepte
          l’en-tête <code>Idempotency-Key</code>&#8239;: le même envoi avec la même clé, dans les {KEY_HOURS}{' '}
          h, redonne la première réponse au lieu de créer deux fois.
        </p>

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

        <h2 id="objets">Ce qui est répondu</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <section key={name}>
            <h3 id={name}>{name}</h3>
            <p>{typeset(String(schema.description ?? ''))}</p>
            <Json value={exampleOf(schema, components.schemas)} />
          </section>
        ))}
      </div>
    </TextPage>
  );
}

const loginWithCurl = (api: string) => `curl ${api}/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"vous@exemple.fr","password":"…"}'

curl ${api}/users/me -H 'Authorization: Bearer LE_JETON'`;
