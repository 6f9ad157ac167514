// The public site as the server renders it, in one language (`--mode nl`), React within it, since
// React chooses by NODE_ENV and an operator may not have set that; and apart from it the few words
// that the server itself says.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css } from './tools/class-names.ts'
import { inLanguage, languageOf } from './tools/languages.ts'

export default defineConfig(({ mode }) => {
  const language = languageOf(mode)
  return {
    root: 'web',
    css,
    publicDir: false,
    plugins: [inLanguage(language), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: {
        input: { render: 'web/src/site/render.tsx', words: 'web/src/site/words.ts' },
        output: { entryFileNames: '[name].js' },
      },
      outDir: `../dist/site/${language}`,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      reportCompressedSize: false,
    },
  }
})
