FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY vendor ./vendor
RUN npm ci
COPY tsconfig.json tsconfig.build.json ormconfig.ts ./
COPY src ./src
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=off
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
