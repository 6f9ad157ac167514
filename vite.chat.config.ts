// The chat in one language: a small application of its own, which stands in a frame of every other
// page and is fetched when it is opened.

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isText } from './tools/chunks.ts'
import { css } from './tools/class-names.ts'
import { inLanguage, languageOf } from './tools/languages.ts'
import { slimContract } from './tools/slim-contract.ts'

export default defineConfig(({ mode }) => {
  const language = languageOf(mode)
  return {
    root: 'web',
    css,
    base: '/chat/',
    publicDir: false,
    plugins: [inLanguage(language), slimContract(), react()],
    build: {
      outDir: `../dist/chat/${language}`,
      assetsDir: `assets/${language}`,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      // A strict content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'web/chat.html'),
        // A text that nobody shows here must not come with it.
        treeshake: { moduleSideEffects: (id) => !isText(id) },
      },
    },
  }
})
