import '../public/base.css';
import './booking-page.css';
import './cover/cover.css';

void start();

/** What stands on the page is seen first; then a slow phone runs the parts one after another. */
async function start(): Promise<void> {
  await firstPaint();
  await import('react-dom/client');
  await pause();
  const { mountPage } = await import('./booking-mount.tsx');
  mountPage();
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    // A page in the background is not painted at all.
    setTimeout(resolve, 250);
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
