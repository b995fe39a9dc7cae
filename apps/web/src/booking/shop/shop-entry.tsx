import '../../public/base.css';
import '../booking-page.css';
import { mountAtRoot } from '../page-mount.tsx';
import { ShopAddress } from './shop-address.tsx';

mountAtRoot(<ShopAddress address={location.pathname} />);
