// Forms with a file (multipart/form-data), held in memory and within limits: one file, a few short
// fields. Names of files are not looked at.

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import { holdsCardNumber } from '#kernel/card-number.ts'
import { refuse } from '#kernel/refusal.ts'

/** The one file a form may bring. */
export type FormFile = { readonly name: string; readonly bytesMax: number }

export type Form = {
  readonly fields: Readonly<Record<string, string>>
  /** Undefined where none was chosen. */
  readonly file: Buffer | undefined
}

const fieldsMax = 16
const fieldBytesMax = 2_000
/** The fields and what stands between the parts. */
const besidesMax = 64 * 1024

/** Lets the routes of this scope take forms, and nothing but forms. */
export async function acceptForms(scope: FastifyInstance, { bytesMax }: FormFile): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: fieldBytesMax,
      fields: fieldsMax,
      files: 1,
      parts: fieldsMax + 1,
      headerPairs: 20,
      fileSize: bytesMax,
    },
  })
}

/** Reads the form; a file that is too large is refused as soon as that is known. */
export async function readForm(
  request: FastifyRequest,
  { name, bytesMax }: FormFile,
): Promise<Form | KnownRefusal> {
  const tooLarge = refuse('image_too_large', { limit: Math.floor(bytesMax / 1024 / 1024) })
  if (Number(request.headers['content-length'] ?? 0) > bytesMax + besidesMax) return tooLarge
  const fields = new Map<string, string>()
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      const { fieldname } = part
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) return refuse('too_large')
        if (fields.has(fieldname)) return refuse('malformed')
        const value = String(part.value)
        if (holdsCardNumber(value)) return refuse('card_number_sent')
        fields.set(fieldname, value)
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk)
      if (part.file.truncated) return tooLarge
      if (fieldname !== name) return refuse('unknown_field', { field: fieldname })
      // Browsers send an empty part where no file was chosen.
      if (chunks.length > 0 || part.filename) file = Buffer.concat(chunks)
    }
  } catch (error) {
    // The parser throws at what is no form, or breaks off in the middle.
    const isTooMuch = (error as { statusCode?: number }).statusCode === 413
    return refuse(isTooMuch ? 'too_large' : 'malformed')
  }
  return { fields: Object.fromEntries(fields), file }
}
