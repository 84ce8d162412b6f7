#!/usr/bin/env node
// The health check of a container: exits with 0 if the process answers `/live` or `/ready` on METRICS_PORT with 200. Usage: probe.mjs live|ready
const [page = 'live'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.METRICS_PORT}/${page}`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
