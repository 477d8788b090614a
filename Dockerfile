# A shop's server without its database: `docker build -t makola .`. compose.yaml runs two of it, a worker and all that they need.
# docs/how-to/run-on-a-server.md says how; nothing here is needed for `npm start`.
FROM node:26-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node tools/launch.mjs tools/pack-runtime.ts /app

FROM node:26-bookworm-slim
ENV NODE_ENV=production \
    # glibc keeps what each thread has freed; two arenas keep 70 MB less.
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    SEED=none
RUN mkdir /data && chown 10001:10001 /data
COPY --from=build /app /app
WORKDIR /app
# The folder of the program belongs to root and is never written: run it with a read-only root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "dist/server/main.mjs"]
CMD ["--services=web"]
