// Chapter 5: files that people send, and files that they are given.

import { type Chapter, code, met, page, partly, test } from './answer.ts'

const images = 'server/src/platform/images.test.ts'
const documents = 'server/src/identity/documents/documents.routes.test.ts'
const pages = 'server/src/platform/web-pages.test.ts'
const forms = 'server/src/identity/clients/picture.routes.test.ts'

export const files: Chapter = {
  number: 5,
  title: 'File handling',
  answers: {
    '5.1.1': met(
      'it is written down which files are taken, how large, and what becomes of them',
      page('docs/security.md', 'Files'),
    ),
    '5.2.1': met(
      'files are no larger than can be worked on',
      test(documents, 'takes a file of 5 MB and refuses one byte more'),
      test(forms, 'has one file, few fields and short ones'),
      test(images, 'one that takes too long is given up, and the next one is drawn'),
    ),
    '5.2.2': partly(
      'files are what their names and their contents say',
      'names are thrown away unread, extension and all, so that nothing holds them against ' +
        'the contents: those ' +
        'alone decide, and what is kept is drawn anew',
      test(images, '%s is not taken for one'),
      test(images, 'a script behind or inside a picture is gone'),
      test(documents, 'draws it anew: at most 2400 pixels long, without the notes of the camera'),
    ),
    '5.2.3': met(
      'what is packed is looked at before it is unpacked',
      test(images, '900 million pixels in a hundred kilobytes are refused by their header'),
      test(images, 'a text that unfolds to 200 megabytes is not unfolded'),
    ),
    '5.3.1': met(
      'files of strangers are not run',
      test(documents, 'is sealed on disk, for our eyes only, with a key that is sealed too'),
      test(documents, 'is served to its owner only, and does nothing in a browser'),
    ),
    '5.3.2': met(
      'files are found by names of ours',
      test(pages, 'an operator’s logo stands where the mark did, by a sheet that is kept for ever'),
      code(
        'server/src/identity/documents/document-files.ts',
        'openDocumentFiles',
        'a name is 256 random bits; nothing that was sent is part of a path',
      ),
    ),
    '5.4.1': met(
      'what people call their files is not used, and answers say what a file is called',
      test(documents, 'is served to its owner only, and does nothing in a browser'),
      code('server/src/platform/forms.ts', 'readForm', 'the name of the file is not read'),
    ),
    '5.4.2': met(
      'names of files in answers and mails are safe there',
      code(
        'server/src/platform/inert-picture.ts',
        'asInertPicture',
        'names are words of ours and ids; none is of a person',
      ),
      test(
        'server/src/money/withdrawals/payouts.office.routes.test.ts',
        'coins are worked out once, taken as a file, and sent on the simulated chain',
      ),
    ),
    '5.4.3': partly(
      'files of strangers are looked through by a virus scanner',
      'there is none. What is taken are pictures alone, and what is given out was drawn ' +
        'anew from their pixels',
      test(images, 'a script behind or inside a picture is gone'),
      test(images, 'is drawn anew as a WebP of 256 by 256, without what the camera noted'),
    ),
  },
}
