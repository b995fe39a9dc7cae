import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ApplicationFailed } from '../../../foundation/errors.tsx';
import { companyGroups } from './navigation.labels.ts';
import { Shell } from './shell.tsx';

const { session } = fakeServer.identity;

test('a screen that failed inside it leaves one main landmark', async () => {
  renderWithApi(
    <Shell owner="Salão da Ana" groups={companyGroups} phone="tabs">
      <ApplicationFailed />
    </Shell>,
    { identity: { session: { current: session.current.handler(() => sampleSession) } } },
  );
  expect(await screen.findByRole('heading', { name: 'Erro na aplicação' })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
