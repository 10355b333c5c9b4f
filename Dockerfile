# Made and started as on any machine: the launcher applies migrations, builds anew only when something that the pages
# carry has changed, serves, and starts a server that died again. Without DATABASE_URL it keeps a PostgreSQL of its own,
# with the demo world, in /data.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The address people use stands in the pages that the build makes; with another one the first start builds again.
ARG APP_URL
RUN npm run build
RUN npm prune --omit=dev

FROM node:24-slim
WORKDIR /app
RUN mkdir /data && chown node:node /app /data
COPY --from=build --chown=node:node /app ./
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --start-period=120s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "-r", "./scripts/node-version.cjs", "scripts/run.mjs", "start"]
