# The server with API, worker and site; ROLE says what a container does. See docs/operations.md.
ARG NODE=node:24-slim

# Everything that is needed to build; nothing of it is in the image.
FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/client-sdk/package.json packages/client-sdk/
COPY packages/figurine-mesh/package.json packages/figurine-mesh/
COPY packages/image-engine/package.json packages/image-engine/
COPY packages/model-standin/package.json packages/model-standin/
COPY packages/provenance/package.json packages/provenance/
COPY packages/widgets/package.json packages/widgets/
COPY site/package.json site/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -w @nano-banana/api && npm run build:embed -w @nano-banana/widgets \
  && npm run build -w @nano-banana/site \
  && rm -f packages/api/dist/*.map

# What the bundle loads from node_modules, and nothing that it contains already.
FROM manifests AS modules
RUN npm ci --omit=dev --no-audit --no-fund -w @nano-banana/api -w @nano-banana/figurine-mesh -w @nano-banana/image-engine -w @nano-banana/provenance
COPY packages/api/scripts/external.ts packages/api/scripts/keep-external.ts packages/api/scripts/
RUN node packages/api/scripts/keep-external.ts

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data PORT=8787
# Large pictures come and go: without these glibc keeps several times the memory that is in use.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/packages/api/package.json packages/api/
COPY --from=build /app/packages/api/migrations packages/api/migrations
COPY --from=build /app/packages/api/dist packages/api/dist
COPY --from=build /app/packages/widgets/dist/embed packages/widgets/dist/embed
COPY --from=build /app/site/dist/client site/dist/client
# A new volume takes its owner from here.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the container's first process, so that signals reach it.
# The flags spare a part of an edit's processor time: see scripts/process-settings.mjs.
CMD ["node", "--no-concurrent-marking", "--no-regexp-peephole-optimization", "packages/api/dist/main.js"]
