// The benchmark as the server itself is built: run from sources, every function would be given its
// name anew at each call, and that would be measured too.

import { defineConfig, mergeConfig } from 'vite'
import server from './vite.server.config.ts'

const programs = [
  'main',
  'deposits-server',
  'fanout-clients',
  'fanout-server',
  'http-server',
  'one-cell',
]

// What measures brings packages of its own, which look for files of theirs.
const { ssr: _, ...built } = server

export default mergeConfig(
  built,
  defineConfig({
    build: {
      outDir: 'dist/bench',
      rolldownOptions: {
        input: {
          ...Object.fromEntries(programs.map((name) => [name, `tools/bench/${name}.ts`])),
          // As an install of several processes has it.
          server: 'server/src/main.ts',
        },
        // Threads and programs are looked for beside what asks for them.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
)
