# syntax=docker/dockerfile:1
# One image for each frontend (shell, game, account, admin), served by nginx. Build from the repository's root:
#
#   docker build -f infra/docker/frontend.Dockerfile --build-arg FRONTEND=game -t fairshare/frontend-game:2 .
#
# Pages that were opened before a release still request the files of their own release. If PREVIOUS names the image of the previous
# release, the new image also contains the hashed files of that release:
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

# Builds the frontend, compresses its files, and arranges them by their URL paths.
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
# nginx writes the files generated from the templates into /tmp, the only directory that must be writable. GATEWAY_URL is set only for a
# frontend that has its own public address.
ENV NGINX_ENVSUBST_OUTPUT_DIR=/tmp \
    NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1 \
    GATEWAY_URL=
# A numeric user, so that Kubernetes can verify that it is not root.
USER 101:101
EXPOSE 8080
