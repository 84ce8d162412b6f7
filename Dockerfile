FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY vendor ./vendor
RUN npm ci
COPY tsconfig.json tsconfig.build.json bundle.mjs ormconfig.ts ./
COPY src ./src
RUN npm run build && chmod +x dist/server/cli.js
# What remains is what the service loads: no compilers, and nothing for other platforms or browsers.
COPY deploy/slim-dependencies.mjs deploy/
RUN npm prune --omit=dev && node deploy/slim-dependencies.mjs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=off METRICS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/vendor ./vendor
COPY --from=build /app/src/demo/samples ./src/demo/samples
COPY --from=build /app/dist ./dist
COPY schema ./schema
COPY deploy/probe.mjs ./deploy/
# Errors and `doctor` name pages of it.
COPY docs ./docs
# `invoice-graph COMMAND` runs the commands for operators.
RUN ln -s /app/dist/server/cli.js /usr/local/bin/invoice-graph && ln -s /app/deploy/probe.mjs /usr/local/bin/invoice-graph-probe && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000 9464
# Every role answers on the port of its metrics.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["invoice-graph-probe", "live"]
CMD ["node", "dist/server/main.js"]
