import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readEvolutionNews } from './evolution-webhook.ts';
import { challengeOf, isSignedByMeta, readMetaNews } from './meta-webhook.ts';

describe('what Evolution tells', () => {
  test('a code to scan, and that nobody scanned', () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const qrcode = { instance: 'loja-a', pairingCode: null, code: 'ref,noise', base64: image };
    expect(happening('qrcode.updated', { qrcode })).toEqual({
      kind: 'qr',
      code: 'ref,noise',
      image,
      pairingCode: null,
    });
    const limit = { message: 'QR code limit reached, please login again', statusCode: 500 };
    expect(happening('qrcode.updated', limit)).toEqual({ kind: 'qr-ended' });
  });

  test.each([
    [
      { state: 'connecting', statusReason: 200 },
      { state: 'connecting', reason: null },
    ],
    [
      { state: 'open', statusReason: 200, wuid: '5511987654321@s.whatsapp.net', profileName: 'A' },
      { state: 'open', reason: null, phone: '+5511987654321', profileName: 'A' },
    ],
    [
      { state: 'close', statusReason: 401 },
      { state: 'closed', reason: 401 },
    ],
    [
      { state: 'close', statusReason: 403 },
      { state: 'closed', reason: 403 },
    ],
    [
      { state: 'refused', statusReason: 428 },
      { state: 'closed', reason: 428 },
    ],
  ])('a connection: %o', (data, expected) => {
    expect(happening('connection.update', data)).toMatchObject({ kind: 'connection', ...expected });
  });

  test('why a line closed', () => {
    const data = { status: 'closed', disconnectionReasonCode: 403, disconnectionObject: '{}' };
    expect(happening('status.instance', data)).toMatchObject({ state: 'closed', reason: 403 });
  });

  test('a receipt, whoever it names as the receiver', () => {
    const data = { keyId: '3EB0', remoteJid: '176834428095608@lid', fromMe: true, status: 'READ' };
    expect(happening('messages.update', data)).toMatchObject({
      kind: 'receipt',
      providerId: '3EB0',
      status: 'read',
    });
  });

  test.each([
    [
      { remoteJid: '5521955554444@s.whatsapp.net', remoteJidAlt: '5521955554444@s.whatsapp.net' },
      { phone: '+5521955554444', hidden: null },
    ],
    [
      { remoteJid: '117975856409676@lid', remoteJidAlt: '5521955554444@s.whatsapp.net' },
      { phone: '+5521955554444', hidden: '117975856409676@lid' },
    ],
    [{ remoteJid: '117975856409676@lid' }, { phone: null, hidden: '117975856409676@lid' }],
    [
      { remoteJid: '5521999998888:12@s.whatsapp.net', remoteJidAlt: '112672949943126@lid' },
      { phone: '+5521999998888', hidden: '112672949943126@lid' },
    ],
  ])('somebody writes from %o', (addresses, from) => {
    const heard = happening('messages.upsert', written(addresses));
    expect(heard).toMatchObject({
      kind: 'incoming',
      providerId: '3EB0E036',
      from: { ...from, name: 'Cliente 8888' },
      content: { kind: 'text', text: 'Quero remarcar' },
      at: Temporal.Instant.from('2026-11-15T01:38:40Z'),
    });
  });

  test.each(['120363@g.us', 'status@broadcast', '1203630@newsletter', '', 'x@s.whatsapp.net'])(
    'nothing from %s',
    (remoteJid) => {
      expect(happening('messages.upsert', written({ remoteJid }))).toEqual({ kind: 'ignored' });
    },
  );

  test('what is no text has its kind', () => {
    const kinds = ['audioMessage', 'imageMessage', 'stickerMessage', 'pollCreationMessage'];
    const heard = kinds.map((messageType) =>
      happening('messages.upsert', {
        ...written({ remoteJid: '5521999998888@s.whatsapp.net' }),
        message: { [messageType]: {} },
        messageType,
      }),
    );
    expect(heard.map((each) => each.kind === 'incoming' && each.content.kind)).toEqual([
      ...['audio', 'image', 'sticker', 'other'],
    ]);
  });

  test('the owner writes on the phone, and what we handed over', () => {
    const data = written({ remoteJid: '5521999998888@s.whatsapp.net', fromMe: true });
    expect(happening('messages.upsert', data)).toMatchObject({
      kind: 'sent-elsewhere',
      to: '+5521999998888',
      text: 'Quero remarcar',
    });
    expect(happening('send.message', data)).toMatchObject({
      kind: 'handed-over',
      providerId: '3EB0E036',
      to: '+5521999998888',
    });
  });

  test('a text that could not be stored comes without what makes it so', () => {
    const data = {
      ...written({ remoteJid: '5521999998888@s.whatsapp.net' }),
      message: { conversation: `a\0b\uD800${'x'.repeat(3_000_000)}` },
    };
    const heard = happening('messages.upsert', data);
    const text =
      heard.kind === 'incoming' && heard.content.kind === 'text' ? heard.content.text : '';
    expect(text.slice(0, 4)).toBe('ab\uFFFDx');
    expect(text.length).toBeLessThanOrEqual(65_536);
  });
});

describe('what means nothing', () => {
  const bodies: unknown[] = [
    ...[null, undefined, 7, 'text', [], [[]], {}, { event: {} }, { event: 'nonsense' }],
    ...['qrcode.updated', 'connection.update', 'messages.update', 'messages.upsert'].flatMap(
      (event) =>
        [null, [], 'x', 7, { key: [] }, { key: { id: {} } }, { status: [] }].map((data) => ({
          event,
          instance: ['loja'],
          data,
        })),
    ),
    { event: 'send.message', data: { key: { id: 'a', remoteJid: 'b' } } },
    { event: '__proto__', data: {} },
    { event: 'constructor' },
  ];

  test('is ignored', () => {
    for (const body of bodies) {
      expect(readEvolutionNews(body).happening).toEqual({ kind: 'ignored' });
    }
  });

  test('is left out', () => {
    const meta = [
      ...bodies,
      { object: 'whatsapp_business_account', entry: {} },
      {
        object: 'whatsapp_business_account',
        entry: [null, { changes: [7, { field: 'messages' }] }],
      },
      metaBody({ statuses: [{ id: 'a', status: 'exploded' }, null], messages: [{}, { id: 'x' }] }),
    ];
    for (const body of meta) expect(readMetaNews(body)).toEqual([]);
  });
});

describe('what Meta tells', () => {
  test('several things at once, of the number they are about', () => {
    const status = {
      id: 'wamid.A',
      status: 'failed',
      timestamp: '1749416383',
      biz_opaque_callback_data: 'our-id',
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    };
    const message = {
      from: '5521999998888',
      id: 'wamid.B',
      timestamp: '1749416383',
      type: 'text',
      text: { body: 'Oi' },
    };
    const at = Temporal.Instant.from('2025-06-08T20:59:43Z');
    const body = metaBody({
      contacts: [{ profile: { name: 'Ana' }, wa_id: '5521999998888' }],
      statuses: [status],
      messages: [message, { ...message, id: 'wamid.C', type: 'image', text: undefined }],
    });
    expect(readMetaNews(body)).toEqual([
      {
        line: '106540352242922',
        happening: {
          kind: 'receipt',
          providerId: 'wamid.A',
          status: 'failed',
          reference: 'our-id',
          errorCode: 131026,
          at,
        },
      },
      {
        line: '106540352242922',
        happening: {
          kind: 'incoming',
          providerId: 'wamid.B',
          from: { phone: '+5521999998888', hidden: null, name: 'Ana' },
          content: { kind: 'text', text: 'Oi' },
          at,
        },
      },
      expect.objectContaining({
        happening: expect.objectContaining({ content: { kind: 'image' } }),
      }),
    ]);
  });

  test('somebody without a phone, and what became of a template', () => {
    const message = { user_id: 'BR.150', id: 'wamid.D', type: 'text', text: { body: 'Oi' } };
    expect(readMetaNews(metaBody({ messages: [message] }))[0]?.happening).toMatchObject({
      from: { phone: null, hidden: 'BR.150' },
    });
    const value = {
      event: 'APPROVED',
      message_template_name: 'lembrete',
      message_template_language: 'pt_BR',
    };
    const changes = [{ field: 'message_template_status_update', value }];
    expect(
      readMetaNews({ object: 'whatsapp_business_account', entry: [{ id: 'WABA', changes }] }),
    ).toEqual([
      {
        line: 'WABA',
        happening: {
          kind: 'template',
          name: 'lembrete',
          language: 'pt_BR',
          status: 'APPROVED',
          reason: null,
        },
      },
    ]);
  });

  test('is believed when the bytes are signed with the secret of the app', () => {
    const raw = Buffer.from('{"text":"Ol\\u00e1"}');
    const hex = createHmac('sha256', 'segredo').update(raw).digest('hex');
    expect(isSignedByMeta(raw, `sha256=${hex}`, 'segredo')).toBe(true);
    const forged = [`sha256=${'0'.repeat(64)}`, hex, `sha256=${hex}00`, '', undefined, [hex]];
    for (const signature of forged) expect(isSignedByMeta(raw, signature, 'segredo')).toBe(false);
    expect(isSignedByMeta(Buffer.from('{"text":"Olá"}'), `sha256=${hex}`, 'segredo')).toBe(false);
    expect(isSignedByMeta(raw, `sha256=${hex}`, 'outro')).toBe(false);
  });

  test('its question whether the address is ours is answered to whoever knows the token', () => {
    const asked = {
      'hub.mode': 'subscribe',
      'hub.verify_token': 'meu-token',
      'hub.challenge': '12345',
    };
    expect(challengeOf(asked, 'meu-token')).toBe('12345');
    expect(challengeOf({ ...asked, 'hub.verify_token': 'outro' }, 'meu-token')).toBeNull();
    expect(challengeOf({ ...asked, 'hub.mode': 'unsubscribe' }, 'meu-token')).toBeNull();
    expect(challengeOf({ ...asked, 'hub.challenge': '<script>' }, 'meu-token')).toBeNull();
    expect(challengeOf({ ...asked, 'hub.verify_token': ['meu-token'] }, 'meu-token')).toBeNull();
  });
});

function happening(event: string, data: unknown) {
  return readEvolutionNews({ event, instance: 'loja-a', data, apikey: null }).happening;
}

function written(key: object): object {
  return {
    key: { id: '3EB0E036', fromMe: false, participant: '', ...key },
    pushName: 'Cliente 8888',
    message: { conversation: 'Quero remarcar' },
    messageType: 'conversation',
    messageTimestamp: 1794706720,
  };
}

function metaBody(value: object): object {
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' };
  const changes = [
    { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } },
  ];
  return { object: 'whatsapp_business_account', entry: [{ id: 'WABA_ID', changes }] };
}
