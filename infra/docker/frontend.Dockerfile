# syntax=docker/dockerfile:1
# One image a frontend: shell, game, account or admin, served by nginx. Build from the repository's root:
#
#   docker build -f infra/docker/frontend.Dockerfile --build-arg FRONTEND=game -t fairshare/frontend-game:2 .
#
# Pages opened before a release still ask for the files of their own release. Name the image of the release before, and its hashed files
# are kept beside the new ones:
#
#   … --build-arg PREVIOUS=fairshare/frontend-game:1 …

ARG NODE=node:24-bookworm-slim
ARG NGINX=nginx:1.28-alpine
ARG PREVIOUS=no-previous

FROM ${NGINX} AS no-previous
RUN rm -r /usr/share/nginx/html/*

FROM ${PREVIOUS} AS previous

FROM ${NODE} AS workspace
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund

# Built, compressed ahead, and laid out by its addresses.
FROM workspace AS site
ARG FRONTEND
ENV NODE_ENV=production
RUN node scripts/build-frontend.mjs "${FRONTEND}"
COPY --from=previous /usr/share/nginx/html /previous
RUN node scripts/package-frontend.mjs "frontends/${FRONTEND}/dist" /site /previous

FROM ${NGINX} AS frontend
COPY infra/docker/nginx/nginx.conf /etc/nginx/nginx.conf
COPY infra/docker/nginx/templates /etc/nginx/templates
COPY --from=site /site /usr/share/nginx/html
# What the templates become lies in /tmp, the one place that must be writable. GATEWAY_URL is for a frontend with an address of its own.
ENV NGINX_ENVSUBST_OUTPUT_DIR=/tmp \
    NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1 \
    GATEWAY_URL=
# Numeric, so that Kubernetes can see that it is not root.
USER 101:101
EXPOSE 8080
