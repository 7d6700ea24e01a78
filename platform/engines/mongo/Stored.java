import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** A document as the file has it, in BSON. */
final class Stored {
    static final Type TYPE = new Type();
    private static final int OVERHEAD = 64;

    private final byte[] bson;
    private volatile SoftReference<Document> document = new SoftReference<>(null);

    private Stored(byte[] bson) {
        this.bson = bson;
    }

    static Stored of(Document document) {
        ByteBuf buffer = Unpooled.buffer();
        BsonEncoder.encodeDocument(document, buffer);
        byte[] bson = new byte[buffer.readableBytes()];
        buffer.readBytes(bson);
        return new Stored(bson);
    }

    /** The same for all who read it: nobody changes it. */
    Document document() {
        Document known = document.get();
        if (known != null) return known;
        Document decoded = BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bson));
        document = new SoftReference<>(decoded);
        return decoded;
    }

    static final class Type extends BasicDataType<Stored> {
        @Override
        public int getMemory(Stored stored) {
            return stored.bson.length + OVERHEAD;
        }

        @Override
        public void write(WriteBuffer buffer, Stored stored) {
            buffer.putVarInt(stored.bson.length).put(stored.bson);
        }

        @Override
        public Stored read(ByteBuffer buffer) {
            byte[] bson = new byte[DataUtils.readVarInt(buffer)];
            buffer.get(bson);
            return new Stored(bson);
        }

        @Override
        public Stored[] createStorage(int size) {
            return new Stored[size];
        }
    }
}
