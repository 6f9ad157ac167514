import { describe, expect, it } from 'vitest'
import { documentBytesMax } from '#contract/shared/identity-documents.ts'
import { checkDocument } from './check-document.ts'

const jpeg = { size: documentBytesMax, type: 'image/jpeg' }

describe('a document', () => {
  it('goes with a picture of at most 5 MB and a method', () => {
    const file = jpeg
    expect(checkDocument(file, 'national_id')).toEqual({ file, method: 'national_id' })
  })

  it.each([
    [undefined, 'others', { id_file: 'Please select file!' }],
    [{ ...jpeg, size: 0 }, 'others', { id_file: 'Please select file!' }],
    [{ ...jpeg, size: documentBytesMax + 1 }, 'others', { id_file: 'Max file size is 5mb' }],
    [{ ...jpeg, type: 'image/svg+xml' }, 'others', { id_file: expect.stringContaining('JPEG') }],
    [jpeg, '', { method: 'Please choose a document.' }],
    [jpeg, 'library_card', { method: 'Please choose a document.' }],
    [undefined, '', { id_file: 'Please select file!', method: 'Please choose a document.' }],
  ])('does not go: %j as %s', (file, method, errors) => {
    expect(checkDocument(file, method)).toEqual({ errors })
  })
})
