// Identity documents: sending one, while registering or later, and how it stands.

export const documents = {
  title: 'KYC Verification',
  identifyTitle: 'Identity document',
  identifyText:
    'Send a picture of an identity document now, or later from your account. Trading on the demo ' +
    'asks for none.',
  later: 'Do it later',
  laterText: 'You can sign in without it.',
  toSignIn: 'Go on to sign in',
  over: 'This registration is over, or its document was sent already. Please sign in.',

  loading: 'Loading your verification',
  status: 'Status',
  statuses: {
    none: 'Not sent',
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: 'Rejected',
  },
  explained: {
    none: 'Send a picture of an identity document. We check it and write to you.',
    Pending: 'Your document is being checked. We will write to you; until then send no other.',
    Approved: 'Your document was checked and approved. There is nothing more to send.',
    Rejected: 'Your document could not be accepted. Please send another picture.',
  },
  due: (day: string) =>
    `Please send it by ${day}: ten working days after your first deposit. If you need longer, ` +
    'tell support before then.',
  overdue: (day: string) =>
    `It was due by ${day}. Our staff may freeze the account until it is here. Your money stays ` +
    'yours.',
  reason: 'Reason',
  sentPicture: 'The picture you sent',
  noPicture: 'Your picture cannot be shown at the moment.',

  method: 'Document',
  chooseMethod: 'Choose a document',
  methods: {
    drivers_license: 'Driver’s licence',
    international_passport: 'International passport',
    national_id: 'National identity card',
    others: 'Another document',
  },
  chooseFile: 'Choose a picture',
  otherFile: 'Choose another picture',
  file: 'Picture of the document',
  fileHint: 'JPEG, PNG or WebP, at most 5 MB. All four edges have to be seen.',
  preview: 'The picture you have chosen',
  fileMissing: 'Please select file!',
  fileLarge: 'Max file size is 5mb',
  fileUnknown: 'Please choose a JPEG, PNG or WebP picture.',
  methodMissing: 'Please choose a document.',
  send: 'Send document',
  sending: (percent: number) => `Sending, ${percent} %`,
  checking: 'Looking at the picture',
  private: 'It is kept encrypted, and only you and our staff can see it.',
}
