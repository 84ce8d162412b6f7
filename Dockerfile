FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY vendor ./vendor
RUN npm ci
COPY tsconfig.json tsconfig.build.json ormconfig.ts ./
COPY src ./src
RUN npm run build && chmod +x dist/src/cli.js && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=off METRICS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/vendor ./vendor
COPY --from=build /app/src/demo/samples ./src/demo/samples
COPY --from=build /app/dist ./dist
# `invoice-graph COMMAND` runs the commands for operators.
RUN ln -s /app/dist/src/cli.js /usr/local/bin/invoice-graph && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000 9464
# Every role answers on the port of its metrics.
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
