# syntax=docker/dockerfile:1
# One image a process: the six services and the gateway. Build from the repository's root:
#
#   docker build -f infra/docker/service.Dockerfile --build-arg PROCESS=services/games -t fairshare/games .
#
# `node scripts/measure-images.mjs` does the same without a container engine, and measures what comes of it.

ARG NODE=node:24-bookworm-slim

# The sources with everything that builds them: the same for every process, so built once.
FROM ${NODE} AS workspace
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund

# One process as one file, and the list of packages it needs.
FROM workspace AS bundle
ARG PROCESS
RUN test -n "${PROCESS}" && node scripts/package-process.mjs "${PROCESS}" /packaged

# Those packages and no others, in the versions of the repository's lockfile.
FROM ${NODE} AS packages
WORKDIR /app
COPY --from=bundle /packaged/package.json /packaged/package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE} AS process
ENV NODE_ENV=production \
    NODE_OPTIONS=--enable-source-maps
WORKDIR /app
COPY infra/docker/healthcheck.mjs ./
COPY infra/docker/watched.mjs ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=bundle /packaged ./
# Numeric, so that Kubernetes can see that it is not root.
USER 1000:1000
# A service; the gateway listens on 8080, and on 9090 for its own health and metrics.
EXPOSE 3000
CMD ["node", "main.cjs"]
