# syntax=docker/dockerfile:1
# One image for each process: the six services and the gateway. Build from the repository's root:
#
#   docker build -f infra/docker/service.Dockerfile --build-arg PROCESS=services/games -t fairshare/games .
#
# `node scripts/measure-images.mjs` performs the same steps without a container engine, and measures the result.

ARG NODE=node:24-bookworm-slim

# The sources with the build tools. This stage is the same for every process, so it is built once.
FROM ${NODE} AS workspace
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund

# Bundles the process into one file, and lists the packages that it needs at run time.
FROM workspace AS bundle
ARG PROCESS
RUN test -n "${PROCESS}" && node scripts/package-process.mjs "${PROCESS}" /packaged

# Installs only those packages, in the versions of the repository's lockfile.
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
# A numeric user, so that Kubernetes can verify that it is not root.
USER 1000:1000
# The port of a service. The gateway listens on 8080, and on 9090 for its own health checks and metrics.
EXPOSE 3000
CMD ["node", "main.cjs"]
