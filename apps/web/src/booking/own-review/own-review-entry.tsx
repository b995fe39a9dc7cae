import '../../public/base.css';
import '../booking-page.css';
import { mountAtRoot } from '../page-mount.tsx';
import { OwnReviewPage } from './own-review-page.tsx';

mountAtRoot(<OwnReviewPage address={location.pathname} />);
