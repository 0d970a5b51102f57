import styled from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, fontFamily, media, radius, fontSize, space } from '@cert/shared/ui';
import { useProgramme } from './useProgramme.ts';

type Props = {
  /** The background that the logo is shown on. */
  ground?: 'paper' | 'brand';
  /**
   * Whether the programme's name is omitted on phones. If the logo contains the name, phones then show the icon
   * instead; otherwise they show the logo without the name beside it. False by default.
   */
  isBrief?: boolean;
};

/** The programme's logo and name. The image's space is reserved before it loads. */
export function Logo({ ground = 'paper', isBrief = false }: Props) {
  const { product, logo, logoOnBrand, isLogoWithName, icon } = useProgramme();
  if (!logo) return <Sign />;
  const onBrand = ground === 'brand' ? logoOnBrand : null;
  const image = onBrand ?? logo;
  const phoneImage = isBrief && isLogoWithName ? icon : undefined;
  return (
    <Sign $ground={ground}>
      <picture>
        {phoneImage && (
          <source
            media={media.phone}
            srcSet={phoneImage.address}
            {...scaleToHeight(phoneImage, logoHeight)}
          />
        )}
        <Drawing
          $isOnPaper={ground === 'brand' && !onBrand}
          src={image.address}
          alt={isLogoWithName ? product : ''}
          {...scaleToHeight(image, logoHeight)}
        />
      </picture>
      {!isLogoWithName && <Name $isBrief={isBrief}>{product}</Name>}
    </Sign>
  );
}

/** Height of the logo in pixels. The width follows from the image's proportions. */
const logoHeight = 30;

const Sign = styled.span<{ $ground?: Props['ground'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${({ $ground }) => ($ground === 'brand' ? 'inherit' : color.brand)};
  font: 600 ${fontSize.heading} / 1 ${fontFamily.serif};
  picture {
    flex: none;
  }
`;

const Drawing = styled.img<{ $isOnPaper: boolean }>`
  display: block;
  box-sizing: content-box;
  max-inline-size: none;
  padding: ${({ $isOnPaper }) => ($isOnPaper ? space[2] : 0)};
  border-radius: ${radius.small};
  background: ${({ $isOnPaper }) => ($isOnPaper ? color.paper : 'none')};
`;

const Name = styled.span<{ $isBrief: boolean }>`
  @media ${media.phone} {
    display: ${({ $isBrief }) => ($isBrief ? 'none' : 'inline')};
  }
`;

/**
 * Scales an image to a height and keeps its proportions, so that its space can be reserved before it loads.
 * @param height in pixels
 */
export function scaleToHeight(
  picture: Pick<ProgrammeReply['logo'], 'width' | 'height'>,
  height: number,
): { width: number; height: number } {
  return { width: Math.round((picture.width / picture.height) * height), height };
}
